/**
 * The French words of all spaces and cards of the Cosmic Karma Game. What a space or card does is said from its effects
 * (`cosmic-karma.do.*`); here is what it is called, and what has happened.
 */
import type { ChoiceCardId, KarmaCardId, SpaceId } from '../../../../engine/cosmic-karma/data.ts'
import { messageGroups } from '../../catalogue-builders.ts'

/** Name and a line about it. */
type Words = readonly [name: string, text: string]

const SPACES: Readonly<Record<SpaceId, Words>> = {
  cosmic: ['Conscience Cosmique', 'D’où tout le monde vient. Le plus dur, c’est d’y revenir.'],

  // Land 1: childhood
  'e1-01': ['Moi, moi, moi', 'Toute vie commence par le même mot.'],
  'e1-02': ['Prête les crayons', 'Même le beau bleu.'],
  'e1-03': ['Sommet du bac à sable', 'Deux pelles, un seau.'],
  'e1-04': ['L’arbre à rapporter', 'La meilleure vue de la cour, et une voix qui porte.'],
  'e1-05': ['Drôle d’impression', 'Le ventre l’a su en premier.'],
  'e1-06': ['Objets trouvés', 'Ce que tu laissais traîner a été rapporté.'],
  'e1-07': ['Sans les petites roues', 'Ça tangue, ça tangue, ça file.'],
  'e1-08': ['Premier carrefour', 'Plus personne ne te tient la main.'],
  'e1-09': ['Am stram gram', 'Compter ne montre que ce qu’on espérait.'],
  'e1-10': ['Du rab partagé', 'Moitié moins de flan, deux fois meilleur.'],
  'e1-11': ['Pousser la balançoire', 'C’est quelqu’un d’autre qui vole.'],
  'e1-12': ['La chaise au coin', 'Petite chaise. Longues minutes.'],
  'e1-13': ['Bulletin de notes', 'Il est venu par la poste : impossible de le cacher.'],
  'e1-14': ['D’abord les devoirs', 'Et ensuite, toute la soirée est à toi.'],
  'e1-15': ['Dernier jour d’école', 'La grille est ouverte. Tu cours de quel côté ?'],

  // Land 2: youth
  'e2-01': ['Nombre d’abonnés', 'Actualiser. Actualiser. Rien d’actuel.'],
  'e2-02': ['Couvre-feu', 'Minuit moins cinq, et le bus vient de partir.'],
  'e2-03': ['Première tournée pour moi', 'Jour de paie, interprété généreusement.'],
  'e2-04': ['Pente glissante', 'Un petit pas, puis tous ceux que tu n’as pas faits.'],
  'e2-05': ['Distribué et lu', 'Deux coches bleues. L’univers l’a vu.'],
  'e2-06': ['Chante quand même', 'Faux, exprès, et fort.'],
  'e2-07': ['Balayer l’écran', 'À gauche, à droite, ou range cet engin.'],
  'e2-08': ['Année sabbatique', 'Une carte sans la moindre épingle.'],
  'e2-09': ['Porte de la Lanterne', 'Quelqu’un a laissé une lumière pour toi.'],
  'e2-10': ['Moulin à rumeurs', 'Il moud tout plus fin que ce n’était.'],
  'e2-11': ['Fête à la maison', 'Tout le monde est là, avec ses décisions.'],
  'e2-12': ['Dimanche tranquille', 'Rien de prévu. Tout s’est bien passé.'],
  'e2-13': ['Un canapé pour l’amitié', 'Il se déplie. Toi aussi.'],
  'e2-14': ['Courrier qui suit', 'Il a trouvé ta nouvelle adresse.'],
  'e2-15': ['Lire le mode d’emploi', 'Personne ne le fait. C’est tout le secret.'],

  // Land 3: working life
  'e3-01': ['Répondre à tous', 'Quatre cents personnes le savent.'],
  'e3-02': ['Porte de la Meule', 'On entre l’esprit émoussé, on sort l’esprit vif.'],
  'e3-03': ['Bureau d’angle', 'La vue est belle. Le prix n’est pas affiché.'],
  'e3-04': ['Facilités de paiement', 'Faciles à commencer, en tout cas.'],
  'e3-05': ['Entretien annuel', 'On a pris des notes.'],
  'e3-06': ['Café avec la nouvelle recrue', 'Deux tasses, et un rire nerveux qui s’est calmé.'],
  'e3-07': ['Sortie d’école', 'Trois courses et une seule paire de mains.'],
  'e3-08': ['Détour de la quarantaine', 'Ce n’était pas prévu, et c’est tout l’intérêt.'],
  'e3-09': ['Déjeuner loin du bureau', 'Il y avait donc une météo.'],
  'e3-10': ['Retrousse tes manches', 'Ça ne se fera pas tout seul. Tu pourrais y prendre goût.'],
  'e3-11': ['Table familiale', 'Tout le monde parle. Qui écoute ?'],
  'e3-12': ['Le contrôle fiscal', 'Chaque ticket raconte une histoire.'],
  'e3-13': ['Courir avant l’aube', 'Lentement, mais regarde qui est debout.'],
  'e3-14': ['À qui de droit', 'Tu as dit le nom tout haut, en pleine réunion.'],
  'e3-15': ['Camion de déménagement', 'Toute une vie en quarante cartons, et le voilà parti.'],

  // Land 4: old age
  'e4-01': ['Fête des grands-parents', 'On te redemande l’histoire. Quelle version ?'],
  'e4-02': ['Critique en fauteuil', 'Vu d’ici, tout le monde fait tout de travers.'],
  'e4-03': ['Retrouvailles de classe', 'On se souvient de toi mieux que toi.'],
  'e4-04': ['Banc du parc', 'De la place pour une personne, et pour ses soucis.'],
  'e4-05': ['Excuses manuscrites', 'Trois brouillons, et le plus tremblant est le meilleur.'],
  'e4-06': ['À qui l’horloge ?', 'Personne ne l’aimait, jusqu’à ce qu’il faille la donner.'],
  'e4-07': ['Rien que le meilleur', 'Et ce n’était toujours pas ça.'],
  'e4-08': ['Agenda vide', 'Tous ces jours, et chacun d’eux est à toi.'],
  'e4-09': ['Vieux compte', 'Il fallait que tu y retournes pour le régler.'],
  'e4-10': ['Deux tasses de thé', 'Dis-le maintenant, ou parle du temps qu’il fait.'],
  'e4-11': ['Liste des bénévoles', 'Ton nom y est deux fois. De ta main.'],
  'e4-12': ['Où est passée la décennie ?', 'Elle était là il y a une minute.'],
  'e4-13': ['Album de famille', 'Chaque visage a quelque chose à te dire.'],
  'e4-14': ['Vider le grenier', 'Quatre-vingt-dix cartons, un souvenir.'],
  'e4-15': ['S’accrocher', 'Du bout des doigts. Saurais-tu lâcher prise ?'],

  // Beside the ring
  'torch-1': ['Lampe du dehors', 'Tes yeux s’habituent à la lumière.'],
  'torch-2': ['Salle vacillante', 'Deux ombres, et toutes deux sont à toi.'],
  'torch-3': ['Flamme intérieure', 'Elle brûlait depuis le début.'],
  'sword-1': ['Salle des questions', 'Les réponses se déposent à l’entrée.'],
  'sword-2': ['Chambre aux miroirs', 'Pas un angle flatteur.'],
  'sword-3': ['Trancher le nœud', 'C’est toi qui l’as noué. Tu sais où couper.'],
  'sword-4': ['Pont des remords', 'Il ne porte que ce qui est mûrement pensé.'],
  'sword-5': ['Arsenal des petits mots', '« Non. » « Assez. » « Pourquoi ? »'],
  'sword-6': ['Point immobile', 'Le bruit s’arrête. C’était toi.'],
  pit: ['La Fosse', 'Gare aux fréquentations. Elles déteignent sur toi.'],
  'wheel-1': ['Roue du Don', 'Ce qui tourne finit par revenir.'],
  'wheel-2': ['Roue de l’Équilibre', 'Un peu à gauche. Voilà.'],
  'wheel-3': ['Roue de l’Écoute', 'Elle ne bourdonne que si tu te tais.'],
  'wheel-4': ['Roue du Lâcher-prise', 'Ouvre la main : c’est tout.'],

  // The Spirit Realm
  's-01': ['Bilan de la vie passée', 'Prends place. Nous avons préparé quelques images.'],
  's-02': ['Comité d’accueil', 'Tous ceux à qui tu as fait du bien, avec du gâteau.'],
  's-03': ['Banc de brume', 'Ne quitte pas. L’éternité nous tient à cœur.'],
  's-04': ['Répétition du chœur', 'Ta partie t’attendait.'],
  's-05': ['Affaire inachevée', 'Elle est montée derrière toi, à pied.'],
  's-06': ['Guide en pantoufles', 'Sage, bienveillant, jamais pressé.'],
  's-07': ['Guichet des talents', 'Prends un numéro, puis un don.'],
  's-08': ['Bibliothèque des vies', 'La tienne est un mince volume, pour l’instant.'],
  's-09': ['Atelier des nuages', 'Ici, les erreurs sont en vapeur.'],
  's-10': ['Table à dessin', 'La prochaine fois, avec un peu plus de ceci.'],
  's-11': ['Grandes retrouvailles', 'Vous avez tous été la mère de quelqu’un ici.'],
  's-12': ['Atelier de peinture', 'Une couche neuve sur une vieille bosse.'],
  's-13': ['À la dérive', 'Rien à faire, et l’éternité pour le faire.'],
  's-14': ['Vent dans le dos', 'Quelqu’un, en bas, a pensé du bien de toi.'],
  's-15': ['Fontaine du pardon', 'Jettes-y tout. Personne ne compte.'],
  's-16': ['Éclaircie', 'Vus d’en haut, tous les nuages en ont une.'],
  's-17': ['Salle d’embarquement', 'Bagages légers conseillés.'],
  's-18': ['Préparation de la vie future', 'Même âme, nouveau plan.'],
}

/** Title, and the deed on each side. */
const CHOICE: Readonly<Record<ChoiceCardId, readonly [title: string, a: string, b: string]>> = {
  'cc1-01': [
    'Une part de gâteau',
    'Un doigt dans le glaçage, et elle est réservée.',
    'Tu coupes en deux et l’autre choisit en premier.',
  ],
  'cc1-02': [
    'Le vase brisé',
    '« C’est moi », dis-tu avant qu’on te demande.',
    '« Un courant d’air », dis-tu. À l’intérieur. En juillet.',
  ],
  'cc1-03': [
    'Former les équipes',
    'Tu appelles celui qu’on appelle toujours en dernier.',
    'Tu choisis les trois plus grands et lèves les yeux au ciel.',
  ],
  'cc1-04': [
    'Tables de multiplication',
    'Écrites sur le bras. À l’encre. C’est déjà sur ton nez.',
    'Tu apprends sept fois huit pour l’éternité.',
  ],
  'cc1-05': [
    'Au lit',
    'Tu t’endors aussitôt. Demain, c’est jour de dinosaure.',
    'La lampe sous la couette, tome deux sur neuf.',
  ],
  'cc1-06': ['Secret dans la cabane', 'Il reste là-haut, avec les glands.', 'À midi, toute l’école le sait.'],
  'cc1-07': ['Le grand plongeoir', 'Tu restes en bas et tu hues ceux qui montent.', 'Yeux fermés, nez pincé, et hop.'],
  'cc1-08': [
    'Un oiseau est tombé',
    'Tu le piques d’un bâton, pour la science.',
    'Tu sens sa peur, et tu restes près de lui sans bouger.',
  ],
  'cc1-09': [
    'La tirelire',
    'Moitié pour le vélo, moitié pour aujourd’hui.',
    'Crac ! Des bonbons pour la semaine, et elle commence.',
  ],
  'cc1-10': [
    'L’œuf dans la cuillère',
    'Le pouce sur l’œuf, et tu files.',
    'Tu reviens aider celui qui a lâché le sien.',
  ],
  'cc1-11': [
    'Construire le barrage',
    'Ils portent les pierres, tu donnes les ordres.',
    'Tu te trempes jusqu’aux genoux et les laisses le baptiser.',
  ],
  'cc1-12': [
    'Pardon au crayon',
    'Un arc-en-ciel et deux fautes. Ça marche.',
    'Tu allais le faire. Puis il y a eu un dessin animé.',
  ],

  'cc2-01': [
    'Une capture d’écran',
    'Tu la fais tourner. À douze personnes, pas plus.',
    'Tu la fermes, et l’oublies exprès.',
  ],
  'cc2-02': [
    'La première voiture',
    'Trop rapide, trop brillante, cinq ans de traites.',
    'Ce sera l’abonnement de bus. Tes économies ronronnent.',
  ],
  'cc2-03': ['C’est fini', 'Tu le dis avec douceur, en face.', 'Tu le dis d’un seul émoji.'],
  'cc2-04': ['Semaine d’examens', 'Tu poses la question que tu croyais bête.', 'Tu lis le résumé du résumé.'],
  'cc2-05': ['Miroir, miroir', 'Tu comptes chaque défaut, deux fois.', 'Tu lui fais un clin d’œil et tu sors.'],
  'cc2-06': [
    'Un portefeuille perdu',
    'Tout revient à qui l’a perdu, pièces comprises.',
    'Le portefeuille revient. Il s’est bien allégé.',
  ],
  'cc2-07': [
    'La toile blanche',
    'Tu fais quelque chose de laid, puis quelque chose de mieux.',
    'Tu écris la critique de celles des autres.',
  ],
  'cc2-08': [
    'Riche d’ici vendredi',
    'Tu en es. Que pourrait te faire une pyramide ?',
    'Ça sent mauvais, et tu te fies à ton nez.',
  ],
  'cc2-09': [
    'À qui la vaisselle ?',
    'À toi, décides-tu, même si c’est faux.',
    'Tu manges sur le couvercle sans rien dire.',
  ],
  'cc2-10': [
    'Le marathon',
    'Tu t’entraînes, tu arrives, tu ne montes plus l’escalier.',
    'Tu achètes les chaussures. Superbes, sur le canapé.',
  ],
  'cc2-11': [
    'Les deux derniers billets',
    'Des coudes, et te voilà à l’intérieur.',
    'Tu invites une personne inconnue, qui ne l’est plus.',
  ],
  'cc2-12': ['Le message pas envoyé', 'Tu envoies celui de la colère.', 'Tu envoies le court : « J’avais tort. »'],

  'cc3-01': ['La promotion', 'Tu dis de qui venait vraiment le travail.', 'Tu te remercies, assez longuement.'],
  'cc3-02': [
    'La date limite',
    'Café à deux heures. Café à trois. Larmes à quatre.',
    'Tu demandes un jour de plus et tu dors.',
  ],
  'cc3-03': ['Un dessin pour toi', '« Joli », dis-tu à ton téléphone.', 'Tu demandes le nom de chaque dragon.'],
  'cc3-04': ['Contrat, page 41', 'Tu la lis. C’est là, en petits caractères.', 'Tu signes. La police était jolie.'],
  'cc3-05': ['Non lus : 2 317', 'Tu réponds à tous, à minuit, au lit.', 'Tout sélectionner. Archiver. Respirer.'],
  'cc3-06': [
    'Une éraflure sur la clôture d’à côté',
    'Cette clôture, tu ne l’avais jamais vue.',
    'Tu sonnes, le pinceau à la main.',
  ],
  'cc3-07': [
    'Une crevaison sous la pluie',
    'Notice, cric, boue : tu l’as fait de tes mains.',
    'Tu cries sur la dépanneuse, qui est venue.',
  ],
  'cc3-08': [
    'Un silence en réunion',
    'Tu sens ce que personne ne dit, et tu attends.',
    'Tu le remplis d’une blague sur le stagiaire.',
  ],
  'cc3-09': [
    'Heures supplémentaires',
    'Encore oui. On te doit un service, désormais.',
    'Tu dis non, et tu entends les oiseaux.',
  ],
  'cc3-10': [
    'Un parent s’installe',
    'Cartons, escalier, souvenirs. Le travail peut attendre un jour.',
    'Tu embauches trois personnes et apprends à les diriger.',
  ],
  'cc3-11': [
    'La rancune',
    'Tu la poses, et tes épaules remontent d’un cran.',
    'Tu la répètes toute la nuit, gestes compris.',
  ],
  'cc3-12': [
    'L’apprentie',
    'Tu le fais à sa place, plus vite, en soupirant.',
    'Tu la laisses essayer une dixième fois. Quelle fierté, pour elle et pour toi.',
  ],

  'cc4-01': [
    'La vieille brouille',
    'Tu téléphones en premier. Une sonnerie suffit.',
    'Tu lui survivras, c’est décidé.',
  ],
  'cc4-02': [
    'Promenade du jour',
    'Deux tours d’étang, un salut à chaque canard.',
    'Jusqu’au frigo et retour, un salut à chaque fromage.',
  ],
  'cc4-03': [
    'Un ballon dans tes rosiers',
    'Tu le gardes. C’est déjà un petit musée.',
    'Tu le renvoies, et plutôt bien.',
  ],
  'cc4-04': [
    'Les Mémoires',
    'Tu avais raison du début à la fin, semble-t-il.',
    'Tu vérifies, et tu barres un chapitre.',
  ],
  'cc4-05': [
    'Apprendre le violoncelle',
    'Il gémit, tu souris, tu travailles.',
    'Trop tard pour tout ça, dis-tu à la télévision.',
  ],
  'cc4-06': [
    'Une petite fortune',
    'Tu achètes le grand fauteuil. Il masse tes doutes.',
    'Tu donnes tant que tu peux voir leurs visages.',
  ],
  'cc4-07': [
    'L’atelier de réparation',
    'Tu expliques bien fort comment on faisait avant.',
    'Quarante grille-pain plus tard, rien ne te résiste.',
  ],
  'cc4-08': [
    'Une gelée précoce',
    'Tu l’as senti dans tes os et rentré les pots.',
    'Tu as discuté avec la météo et perdu les citrons.',
  ],
  'cc4-09': [
    'La haie mitoyenne',
    'Tu la tailles à l’aube. Leur moitié aussi, très court.',
    'Tu la tailles avec lui, et ça prend la journée.',
  ],
  'cc4-10': [
    'La place côté fenêtre',
    'Tu étais là avant, et tu as une canne.',
    'Tu la cèdes, restes debout, rentres tard et de bonne humeur.',
  ],
  'cc4-11': [
    'Une lettre gardée des années',
    'Tu la brûles et t’y chauffes les mains.',
    'Tu l’envoies enfin, avec des notes de bas de page.',
  ],
  'cc4-12': [
    'Les lunettes de lecture',
    'Tu les portes, chaînette comprise, et tu vois.',
    'Tu éloignes le journal. Encore. Encore.',
  ],
}

/** Title, and what comes back to you. */
const KARMA: Readonly<Record<KarmaCardId, Words>> = {
  'kc1-01': ['L’âge des pourquoi', 'À force de demander, quelqu’un te l’a enfin bien expliqué.'],
  'kc1-02': ['Chewing-gum', 'Tu l’as collé sous la chaise. C’était la tienne.'],
  'kc1-03': ['Sur le dos', 'Tu as porté ton petit frère jusqu’au bout. Aujourd’hui, un grand te porte.'],
  'kc1-04': ['Sans invitation', 'Un nom manquait sur ta liste. Devine quelle liste vient après.'],
  'kc1-05': ['La moitié du sandwich', 'Toute la classe parle encore de ce jour.'],
  'kc1-06': ['Sous le lit', 'Tu avais tout rangé là. C’est ressorti.'],
  'kc1-07': ['Lacets noués sans aide', 'Deux boucles, un nœud, un monde de possibles.'],
  'kc1-08': ['À moi !', 'Tu l’as crié si fort que te revoilà au début.'],
  'kc1-09': ['Veilleuse', 'Tu as veillé qui avait peur, et tu vois dans le noir.'],
  'kc1-10': ['Le salut du chauffeur', 'Tu lui as toujours rendu son salut. Il te laisse choisir l’arrêt.'],

  'kc2-01': ['Le groupe du garage', 'Tu les as laissés répéter. Te voilà à la batterie.'],
  'kc2-02': ['Rappel d’alarme', 'Neuf minutes, onze fois.'],
  'kc2-03': ['Pouce levé', 'Tu prenais les auto-stoppeurs. L’un d’eux a une voiture de sport.'],
  'kc2-04': ['Discussion de groupe', 'Tu écrivais sur elle. Tu écrivais à elle.'],
  'kc2-05': ['Nouilles instantanées', 'Trentième jour. Tes cheveux commencent à onduler.'],
  'kc2-06': ['L’équipe de déménagement', 'Tu as porté tous leurs canapés. Tous sont venus pour le tien.'],
  'kc2-07': ['Avoir dit non', 'Le ciel n’est pas tombé. La vue te plaît assez.'],
  'kc2-08': ['Fais-moi confiance, je connais', 'Tu ne connaissais pas. Ça descendait.'],
  'kc2-09': ['Une lumière à la fenêtre', 'Tu as suivi ton instinct un coin de rue trop loin, et la voilà.'],
  'kc2-10': ['La porte de l’ascenseur', 'Toutes les portes que tu as tenues s’ouvrent d’un coup.'],

  'kc3-01': ['La question du dernier rang', 'Tu l’as prise au sérieux. Tout le plan y a gagné.'],
  'kc3-02': ['Petite réunion', 'C’est toi qui l’as inventée. À son tour de te trouver.'],
  'kc3-03': ['De la soupe à la porte', 'Tu en as apporté un jour. Elle revient dans d’autres casseroles.'],
  'kc3-04': ['Comme je le disais', 'Tu le disais déjà. On ne demande plus.'],
  'kc3-05': ['Chaise de bureau', 'Vingt ans ensemble, et elle t’a donné sa forme.'],
  'kc3-06': ['Raccourci', 'Tu lui as appris les ficelles. Elle t’en lance une.'],
  'kc3-07': ['Rouille', 'Tu le faisais si bien que tu as cessé de le faire.'],
  'kc3-08': ['Réponse franche', 'Tu en as donné une. En voici une pour toi.'],
  'kc3-09': ['L’intuition', 'Tu as écouté la petite voix. Elle en sait plus.'],
  'kc3-10': ['Emprunté à la petite caisse', 'Une bagatelle. Le sol a cédé quand même.'],

  'kc4-01': ['Priorité', 'Tu as laissé passer les autres toute ta vie. Ta route est libre.'],
  'kc4-02': ['Où sont mes clés ?', 'Cette question t’a fait rire. Aujourd’hui, c’est la tienne.'],
  'kc4-03': ['Ta propre compagnie', 'Tu t’y es fait, et elle à toi.'],
  'kc4-04': ['De mon temps', 'Toutes tes phrases commençaient ainsi. La pièce est vide.'],
  'kc4-05': ['Un dernier pour la route', 'La route a compté.'],
  'kc4-06': ['Le livre d’or', 'Des pages et des pages de gens heureux d’avoir croisé ta route.'],
  'kc4-07': ['L’échelle, à 90 ans', 'La vue était belle, un instant.'],
  'kc4-08': ['À leur place', 'Tu as voulu comprendre quelqu’un. Ça a presque trop bien marché.'],
  'kc4-09': ['Floraison tardive', 'Toutes ces années de passe-temps sont en fleurs.'],
  'kc4-10': ['Enfin dit', 'Une phrase, et une porte s’ouvre dans ton mur.'],
}

/** Free Will Cards by their numbers. */
const FREE_WILL = {
  'cosmic-karma.freeWill.1.name': 'Pas de bébé',
  'cosmic-karma.freeWill.2.name': 'Deux pieds gauches',
  'cosmic-karma.freeWill.3.name': 'Jamais deux sans trois',
  'cosmic-karma.freeWill.4.name': 'Trèfle à quatre feuilles',
  'cosmic-karma.freeWill.5.name': 'Tope là',
  'cosmic-karma.freeWill.6.name': 'Chaussette de sept lieues',
}

export const spaceWords = messageGroups('cosmic-karma.space', ['name', 'text'], SPACES)

/** A Choice Card says something on each side, a Karma Card on one; Free Will Cards are known by their numbers. */
export const cardWords = {
  ...messageGroups('cosmic-karma.card', ['name', 'a', 'b'], CHOICE),
  ...messageGroups('cosmic-karma.card', ['name', 'text'], KARMA),
  ...FREE_WILL,
}
