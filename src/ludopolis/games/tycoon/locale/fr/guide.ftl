lesson-first-turn = Votre avion est dans votre banque. Touchez un vol régulier sous la carte (il porte des carrés) pour l'acheter, puis touchez-le dans votre main : de la banque, il mène à la ville qu'il nomme. Construisez-y un hôtel, et votre tour est fini. Un charter acheté en chemin mène plus loin pour peu d'argent ; le panneau des trajets fait les comptes.
    .title = En route

lesson-ticket-in-hand = Vous avez acheté un billet. Touchez-le, puis une des villes éclairées : vous volez. Vous pouvez acheter et voler autant que vous voulez dans un tour, et garder des billets. Seuls une construction ou un emprunt finissent le tour.
    .title = Un billet à utiliser

lesson-landed = Votre piste dit ce que coûte un hôtel ici. Il va sur la case encadrée de la chaîne ; à la paie, qui a le plus d'hôtels dans une ville reçoit la première somme affichée, le suivant la deuxième. Une usine coûte plus cher, mais rapporte sans classement, à chaque paie. Construire finit votre tour ; vous pouvez aussi repartir.
    .title = Sur une piste

lesson-passing = Deux autres avions occupent les pistes : vous ne pouvez que faire escale. Repartez avec un autre billet, ou empruntez : alors tous les achats et vols de ce tour sont annulés.
    .title = Pas de place

lesson-stay = Rien n'oblige à voler. Construire encore là où vous êtes économise des billets et garde votre piste. Mais des hôtels dans beaucoup de villes rapportent la répartition : 2 pour deux villes, 10 pour quatre, 40 pour les neuf.
    .title = Votre avion est resté ici

lesson-low-cash = Il vous reste peu d'argent. Emprunter prend tout un tour : votre avion rentre à la banque, et vous prenez 10 pour en rendre 12, ou 16 pour en rendre 20. Il n'y a pas de honte, ici tout le monde vit à crédit ; mais c'est un tour sans hôtel.
    .title = À court d'argent

lesson-back-at-bank = De la banque ne partent que des vols réguliers, chacun vers la ville qu'il nomme. Cherchez celui d'où vos charters, ou ceux du marché, vous mènent le mieux. Vous pouvez aussi rester et emprunter encore.
    .title = Quitter la banque

lesson-red-square = Le prochain hôtel va ici sur une case rouge : il ferme le plus ancien hôtel ouvert de la ville, à qui qu'il soit. Un hôtel fermé ne compte plus, jusqu'à ce que son propriétaire vienne le rénover au lieu de construire.
    .title = Une case rouge

lesson-renovate = Vous avez un hôtel fermé ici. Touchez-le pour le rénover : c'est gratuit, et il va sur la prochaine case comme un nouveau. Cela n'use aucun des hôtels devant vous. Quand la chaîne est pleine, c'est trop tard.
    .title = Rouvrez-le

lesson-last-hotels = Quelqu'un n'a plus que deux hôtels devant soi, ou moins. Qui construit le dernier fait de ce tour de table le dernier avant la paie. C'est le moment de gagner un rang dans une ville.
    .title = La paie approche

lesson-closing = Ce tour de table est le dernier avant la paie. Cherchez où un hôtel vous fait premier ou deuxième : la plaque d'une ville dit ce que cela vaut. Un emprunt pris maintenant sera à rembourser ou à prolonger juste après.
    .title = Dernier tour avant la paie

lesson-loans = Après une paie, vous décidez de chaque emprunt. Rembourser coûte la somme de son recto, tout de suite. Prolonger ne coûte rien maintenant, mais bien plus à la prochaine paie : 16 au lieu de 12, 30 au lieu de 20. Remboursez ce que vous pouvez, mais gardez de quoi voler et construire.
    .title = Rembourser ou prolonger

lesson-new-phase = Chacun a six nouveaux hôtels ; avions, billets, hôtels et usines restent en place. Les chaînes s'allongent et rapportent davantage, les rangs valent donc plus. Une usine construite maintenant rapporte à chaque paie qui reste.
    .title = Une nouvelle phase

lesson-last-phase = Après la prochaine paie, la partie est finie. Tous les emprunts seront remboursés, et seul l'argent comptera : une construction vaut ce qu'elle rapporte à cette paie, un billet gardé en main, rien.
    .title = La dernière phase
