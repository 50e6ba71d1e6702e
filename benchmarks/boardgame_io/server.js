// boardgame.io's own server: `node server.js memory`, or `node server.js flatfile FOLDER`.
// It listens on a free port of this machine and writes it as its first line.

"use strict";

const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { Streets } = require("./streets.js");

const [storage, folder] = process.argv.slice(2);
const settings = { games: [Streets], origins: [Origins.LOCALHOST] };
if (storage === "flatfile") settings.db = new FlatFile({ dir: folder });

const server = Server(settings);
const { listen } = server.app;
server.app.listen = (port, ready) => listen.call(server.app, port, "127.0.0.1", ready);
server.run(0).then(({ appServer }) => console.log(appServer.address().port));
