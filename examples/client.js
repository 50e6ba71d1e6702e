// A complete client for browsers: paste it into the console of any page of a Ludopolis site, then
//   await playLudopolis("newyorknewyork", 1)

/** One of the legal actions: your own ideas go here. `view` holds all that your seat may know. */
function choose(view) {
  return view.legal[Math.floor(Math.random() * view.legal.length)];
}

async function ask(method, path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.error.text);
  return told;
}

/** Play a whole game against bots; how it ended. The browser's cookie says who you are. */
async function playLudopolis(face, bots) {
  if ((await ask("GET", "/api/me")).name === null) await ask("POST", "/api/visitors", {});
  const seats = [{ kind: "me" }, ...Array(bots).fill({ kind: "bot" })];
  const { table } = await ask("POST", "/api/tables", { face, seats });
  const address = `${location.origin.replace("http", "ws")}/api/tables/${table.id}/socket?see=view`;
  return new Promise((over) => {
    function open() {
      const wire = new WebSocket(address);
      const say = (message) => wire.send(JSON.stringify(message));
      // A line that breaks is opened again, until the game is over.
      let again = setTimeout.bind(null, open, 1000);
      wire.onclose = () => again();
      wire.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === "error") setTimeout(say, 1000, { type: "since", number: 0 });
        if (told.table?.status === "over") {
          again = () => over(told.table.result);
          wire.close();
        } else if (told.position?.view.legal) {
          // The same decision has the same id: if it is sent twice, it is done once.
          const { number, view } = told.position;
          say({ type: "move", id: `at-${number}`, number, action: choose(view).number });
        }
      };
    }
    open();
  });
}
