/**
 * The words of all spaces and cards of the Cosmic Karma Game, for en.ts. What a space or card does is said from
 * its effects (`cosmic-karma.do.*`); here is what it is called, and what has happened. All of it was written for this
 * edition, but for the few names that the published booklet gives.
 */
import type { ChoiceCardId, KarmaCardId, SpaceId } from '../../../../engine/cosmic-karma/data.ts'
import { messageGroups } from '../../catalogue-builders.ts'

/** Name and a line about it. */
type Words = readonly [name: string, text: string]

const SPACES: Readonly<Record<SpaceId, Words>> = {
  cosmic: ['Cosmic Consciousness', 'Where everybody comes from. The hard part is coming back.'],

  // Land 1: childhood
  'e1-01': ['Me, Me, Me', 'Every life opens with the same word.'],
  'e1-02': ['Pass the Crayons', 'Even the good blue one.'],
  'e1-03': ['Sandbox Summit', 'Two diggers, one bucket.'],
  'e1-04': ['Tattletale Tree', 'Best view in the yard, and a very loud voice.'],
  'e1-05': ['Funny Feeling', 'The tummy knew first.'],
  'e1-06': ['Lost and Found', 'What you left lying about has been handed in.'],
  'e1-07': ['No Training Wheels', 'Wobble, wobble, whoosh.'],
  'e1-08': ['First Crossroads', 'Nobody is holding your hand any more.'],
  'e1-09': ['Eeny, Meeny', 'Counting it out only shows what you had hoped for.'],
  'e1-10': ['Second Helping, Shared', 'Half as much pudding, twice as good.'],
  'e1-11': ['Push on the Swing', 'Somebody else gets to fly.'],
  'e1-12': ['Time-Out Chair', 'Small chair. Long minutes.'],
  'e1-13': ['Report Card', 'It has come by post, so there is no hiding it.'],
  'e1-14': ['Homework First', 'And then the whole evening is yours.'],
  'e1-15': ['Last Day of School', 'The gate is open. Which way do you run?'],

  // Land 2: youth
  'e2-01': ['Follower Count', 'Refreshing. Refreshing. Not refreshing at all.'],
  'e2-02': ['Curfew', 'Five to midnight, and the bus has just left.'],
  'e2-03': ['First Round Is on Me', 'Payday, generously interpreted.'],
  'e2-04': ['Slippery Slope', 'One small step, then a good many you did not take.'],
  'e2-05': ['Delivered and Read', 'Two blue ticks. The universe has seen it.'],
  'e2-06': ['Sing It Anyway', 'Off key, on purpose, out loud.'],
  'e2-07': ['Swipe', 'Left, right, or put the thing away.'],
  'e2-08': ['Gap Year', 'A map without a single pin in it.'],
  'e2-09': ['Lantern Gate', 'Someone has left a light on for you.'],
  'e2-10': ['Rumour Mill', 'It grinds everything finer than it was.'],
  'e2-11': ['House Party', 'Everybody is here, and so are their decisions.'],
  'e2-12': ['Quiet Sunday', 'No plans. They all went well.'],
  'e2-13': ['Couch for a Friend', 'It folds out. So do you.'],
  'e2-14': ['Forwarded Mail', 'It found you at the new address.'],
  'e2-15': ['Read the Manual', 'Nobody ever does. That is the secret.'],

  // Land 3: working life
  'e3-01': ['Reply All', 'Four hundred people now know.'],
  'e3-02': ['Whetstone Gate', 'In with a dull wit, out with a keen one.'],
  'e3-03': ['Corner Office', 'The window is nice. The price is not on it.'],
  'e3-04': ['Easy Instalments', 'Easy to begin, at any rate.'],
  'e3-05': ['Annual Review', 'They kept notes.'],
  'e3-06': ['Coffee With the New Hire', 'Two cups, and one nervous laugh that settled down.'],
  'e3-07': ['School Run', 'Three errands and one pair of hands.'],
  'e3-08': ['Midlife Detour', 'It was not on the plan, and that is the point.'],
  'e3-09': ['Lunch Away From the Desk', 'There turned out to be weather.'],
  'e3-10': ['Roll Up Your Sleeves', 'It will not do itself. You might enjoy it.'],
  'e3-11': ['Dinner Table', 'Everyone talks. Who listens?'],
  'e3-12': ['The Audit', 'Every receipt tells a story.'],
  'e3-13': ['Run Before Breakfast', 'Slow, but look who is up.'],
  'e3-14': ['Credit Where It Is Due', 'You said the name out loud, in the meeting.'],
  'e3-15': ['Moving Van', 'A whole life in forty boxes, and off it drives.'],

  // Land 4: old age
  'e4-01': ['Grandparents’ Day', 'They want the story again. Which version?'],
  'e4-02': ['Armchair Critic', 'From here everybody does everything wrong.'],
  'e4-03': ['Class Reunion', 'They remember you better than you do.'],
  'e4-04': ['Bench in the Park', 'Room for one more, and for their troubles.'],
  'e4-05': ['Handwritten Apology', 'Three drafts, and still the shaky one is best.'],
  'e4-06': ['Who Gets the Clock', 'Nobody liked it until it had to go somewhere.'],
  'e4-07': ['Nothing but the Best', 'And it still was not quite right.'],
  'e4-08': ['Open Calendar', 'All those days, and every one of them yours.'],
  'e4-09': ['Old Score', 'You had to go back and settle it.'],
  'e4-10': ['Two Cups of Tea', 'Say it now, or talk about the weather.'],
  'e4-11': ['Volunteer Roster', 'Your name is there twice. You put it there.'],
  'e4-12': ['Where Did the Decade Go?', 'It was here a minute ago.'],
  'e4-13': ['Family Album', 'Every face in it has something to say to you.'],
  'e4-14': ['Clear Out the Attic', 'Ninety boxes, one keepsake.'],
  'e4-15': ['Hanging On', 'By the fingertips. Are you ready to let go?'],

  // Beside the ring
  'torch-1': ['Outer Lamp', 'Your eyes begin to get used to the light.'],
  'torch-2': ['Flickering Hall', 'Two shadows, and both of them are yours.'],
  'torch-3': ['Inner Flame', 'It was on all along.'],
  'sword-1': ['Hall of Questions', 'The answers are taken away at the door.'],
  'sword-2': ['Mirror Room', 'No flattering angle anywhere.'],
  'sword-3': ['Cutting the Knot', 'You tied it. You know where to cut.'],
  'sword-4': ['Bridge of Second Thoughts', 'It carries only what you have thought through.'],
  'sword-5': ['Armoury of Small Words', '“No.” “Enough.” “Why?”'],
  'sword-6': ['Still Point', 'The noise stops. It was you.'],
  pit: ['The Pit', 'Mind the company. Theirs rubs off on you.'],
  'wheel-1': ['Wheel of Giving', 'What goes round goes round.'],
  'wheel-2': ['Wheel of Balance', 'A little to the left. There.'],
  'wheel-3': ['Wheel of Listening', 'It only hums when you are quiet.'],
  'wheel-4': ['Wheel of Letting Go', 'Open the hand: that is all of it.'],

  // The Spirit Realm
  's-01': ['Past Life Review', 'Please take a seat. We have prepared some slides.'],
  's-02': ['Welcome Committee', 'Everyone you were ever kind to, with cake.'],
  's-03': ['Fog Bank', 'Please hold. Eternity is important to us.'],
  's-04': ['Choir Practice', 'They had kept your part free.'],
  's-05': ['Unfinished Business', 'It followed you up here, on foot.'],
  's-06': ['Guide in Slippers', 'Wise, warm, and in no hurry.'],
  's-07': ['Talent Counter', 'Take a number, then take a gift.'],
  's-08': ['Library of All Lives', 'Yours is a slim volume, so far.'],
  's-09': ['Cloud Workshop', 'Mistakes here are made of vapour.'],
  's-10': ['Drafting Table', 'Next time, with a little more of this.'],
  's-11': ['Grand Reunion', 'You have all been one another’s mothers.'],
  's-12': ['Paint Shop', 'A new coat over an old dent.'],
  's-13': ['Just Drifting', 'Nothing to do, and forever to do it in.'],
  's-14': ['Tailwind', 'Somebody down there thought well of you.'],
  's-15': ['Forgiving Fountain', 'Throw it in. Nobody is counting.'],
  's-16': ['Silver Lining', 'Seen from above they all have one.'],
  's-17': ['Departure Lounge', 'Light luggage recommended.'],
  's-18': ['Future Life Planning', 'Same soul, new plan.'],
}

/** Title, and the deed on each side. */
const CHOICE: Readonly<Record<ChoiceCardId, readonly [title: string, a: string, b: string]>> = {
  'cc1-01': [
    'One Slice of Cake',
    'A finger through the icing says it is taken.',
    'You cut it in two and let her pick first.',
  ],
  'cc1-02': [
    'The Broken Vase',
    '“I did it,” you say, before anybody asks.',
    '“There was a draught,” you say. Indoors. In July.',
  ],
  'cc1-03': [
    'Picking Teams',
    'You call out the one who is always called last.',
    'You pick the three tallest and roll your eyes.',
  ],
  'cc1-04': [
    'Times Tables',
    'Written on your arm. In ink. It is now on your face.',
    'You learn seven times eight for all eternity.',
  ],
  'cc1-05': ['Bedtime', 'Out like a light. Tomorrow is a dinosaur day.', 'Torch under the blanket, book two of nine.'],
  'cc1-06': [
    'A Secret in the Treehouse',
    'It stays up there, with the acorns.',
    'By lunch the whole school has heard it.',
  ],
  'cc1-07': [
    'The High Diving Board',
    'You stay on the ground and boo the ones who climb.',
    'Eyes shut, nose held, and down you go.',
  ],
  'cc1-08': [
    'A Bird Has Fallen',
    'You poke it with a stick, for science.',
    'You feel how scared it is, and sit still beside it.',
  ],
  'cc1-09': [
    'Piggy Bank',
    'Half for the bicycle, half for today.',
    'Smash! Sweets for a week, and the week starts now.',
  ],
  'cc1-10': ['Egg and Spoon', 'Thumb on the egg, and you fairly fly.', 'You go back for the boy who dropped his.'],
  'cc1-11': [
    'Building the Dam',
    'They carry the stones, you give the orders.',
    'You get wet to the knees and let them name it.',
  ],
  'cc1-12': [
    'Sorry in Crayon',
    'It has a rainbow and two spelling mistakes. It works.',
    'You meant to. Then there was a cartoon.',
  ],

  'cc2-01': ['A Screenshot', 'You send it round. Just to twelve people.', 'You close it, and forget it on purpose.'],
  'cc2-02': ['The First Car', 'Too fast, too shiny, five years of payments.', 'The bus pass it is. Your savings purr.'],
  'cc2-03': ['It Is Over', 'You say so kindly, face to face.', 'You say so with one emoji.'],
  'cc2-04': [
    'Exam Week',
    'You ask the question that you were afraid was stupid.',
    'You read the summary of the summary.',
  ],
  'cc2-05': ['Mirror, Mirror', 'You count every flaw, twice.', 'You wink at it and go out.'],
  'cc2-06': [
    'A Lost Wallet',
    'All of it back to its owner, the coins too.',
    'The wallet goes back. It has become quite light.',
  ],
  'cc2-07': [
    'Blank Canvas',
    'You make something ugly, and then a better one.',
    'You write a review of everybody else’s.',
  ],
  'cc2-08': [
    'Get Rich by Friday',
    'You are in. What could a pyramid do to you?',
    'Something smells, and you trust your nose.',
  ],
  'cc2-09': [
    'Whose Turn to Wash Up',
    'Yours, you decide, although it is not.',
    'You eat from the lid and say nothing.',
  ],
  'cc2-10': [
    'The Marathon',
    'You train, you finish, you cannot climb stairs.',
    'You buy the shoes. They look great on the sofa.',
  ],
  'cc2-11': [
    'Last Two Tickets',
    'Elbows out, you are through the door.',
    'You take a stranger along, and gain a friend.',
  ],
  'cc2-12': ['The Unsent Message', 'You send the angry one.', 'You send the short one: “I was wrong.”'],

  'cc3-01': ['The Promotion', 'You tell them whose work it really was.', 'You thank yourself, at some length.'],
  'cc3-02': ['Deadline', 'Coffee at two. Coffee at three. Tears at four.', 'You ask for one more day and sleep.'],
  'cc3-03': ['A Drawing for You', '“Lovely,” you tell your phone.', 'You ask about every single dragon.'],
  'cc3-04': ['Contract, Page 41', 'You read it. There it is, in small print.', 'You sign. It had a nice font.'],
  'cc3-05': ['Inbox: 2,317', 'You answer them all, at midnight, in bed.', 'Select all. Archive. Breathe.'],
  'cc3-06': [
    'A Scratch on the Neighbour’s Fence',
    'You have never seen that fence before.',
    'You ring the bell, paintbrush in hand.',
  ],
  'cc3-07': [
    'A Flat Tyre in the Rain',
    'Manual, jack, mud, and you have done it yourself.',
    'You shout at the tow truck, who came.',
  ],
  'cc3-08': [
    'A Silence in the Meeting',
    'You sense what nobody says, and wait.',
    'You fill it with a joke about the intern.',
  ],
  'cc3-09': ['Overtime', 'You say yes again. They owe you a favour now.', 'You say no, and hear birds.'],
  'cc3-10': [
    'A Parent Moves In',
    'Boxes, stairs, stories. Work can wait a day.',
    'You hire three people and learn to manage them.',
  ],
  'cc3-11': [
    'The Grudge',
    'You set it down, and your shoulders rise an inch.',
    'You rehearse it the whole night, with gestures.',
  ],
  'cc3-12': [
    'The Apprentice',
    'You do it for her, faster, sighing.',
    'You let her try a tenth time. Now she is proud, and so are you.',
  ],

  'cc4-01': ['The Old Quarrel', 'You telephone first. It takes one ring.', 'You outlive it, you are determined.'],
  'cc4-02': [
    'Daily Walk',
    'Twice round the pond, greeting every duck.',
    'To the fridge and back, greeting every cheese.',
  ],
  'cc4-03': ['A Ball in Your Roses', 'You keep it. It is a small museum by now.', 'You throw it back, rather well.'],
  'cc4-04': ['The Memoirs', 'You were right throughout, it turns out.', 'You look it up, and cross out a chapter.'],
  'cc4-05': [
    'Learning the Cello',
    'It groans, you grin, you practise.',
    'Too late for all that, you tell the television.',
  ],
  'cc4-06': [
    'A Small Fortune',
    'You buy the big recliner. It massages your doubts.',
    'You give while you can see their faces.',
  ],
  'cc4-07': [
    'The Repair Café',
    'You explain loudly how it used to be done.',
    'Forty toasters later there is nothing you cannot mend.',
  ],
  'cc4-08': [
    'An Early Frost',
    'You felt it in your bones and brought the pots in.',
    'You argued with the forecast and lost the lemons.',
  ],
  'cc4-09': [
    'The Shared Hedge',
    'You trim it at dawn. Their half as well, very short.',
    'You trim it with him, and it takes all day.',
  ],
  'cc4-10': [
    'Seat at the Window',
    'You were there first, and you have a stick.',
    'You give it up, stand, and get home late and glad.',
  ],
  'cc4-11': ['A Letter Kept for Years', 'You burn it and warm your hands.', 'You send it at last, with footnotes.'],
  'cc4-12': [
    'The Reading Glasses',
    'You wear them, chain and all, and see.',
    'You hold the paper further away. And further.',
  ],
}

/** Title, and what comes back to you. */
const KARMA: Readonly<Record<KarmaCardId, Words>> = {
  'kc1-01': ['The Why Phase', 'You asked so often that somebody finally explained it well.'],
  'kc1-02': ['Gum', 'You stuck it under the chair. It was your chair.'],
  'kc1-03': ['Piggyback', 'You carried your little brother all the way. Today a big one carries you.'],
  'kc1-04': ['Not Invited', 'You left one name off your list. Guess whose list is next.'],
  'kc1-05': ['Half Your Sandwich', 'The whole class still talks about that day.'],
  'kc1-06': ['Under the Bed', 'You tidied everything there. It has come out again.'],
  'kc1-07': ['Tied Your Own Shoes', 'Two loops, one bow, a world of possibilities.'],
  'kc1-08': ['Mine!', 'You screamed it so loudly that you woke up at the beginning.'],
  'kc1-09': ['Night Light', 'You stayed with someone who was afraid, and now see in the dark.'],
  'kc1-10': ['Bus Driver’s Wave', 'You always waved back. He lets you pick the stop.'],

  'kc2-01': ['The Garage Band', 'You let them rehearse. They made you drummer.'],
  'kc2-02': ['Snooze', 'Nine minutes, eleven times.'],
  'kc2-03': ['Thumbs Up', 'You used to stop for hitchhikers. One of them owns a sports car.'],
  'kc2-04': ['Group Chat', 'You were typing about her. You were typing to her.'],
  'kc2-05': ['Instant Noodles', 'Day thirty. Your hair has gone a bit wavy.'],
  'kc2-06': ['The Moving Crew', 'You hauled everybody’s sofas. They have all turned up for yours.'],
  'kc2-07': ['Said No Once', 'The sky did not fall. You rather like the view.'],
  'kc2-08': ['Trust Me, I Know a Way', 'You did not. It went down.'],
  'kc2-09': ['A Light in the Window', 'You followed a feeling round one corner too many, and there it is.'],
  'kc2-10': ['Held the Lift', 'All those doors you held have opened at once.'],

  'kc3-01': ['The Question in the Back Row', 'You took it seriously. It sharpened the whole plan.'],
  'kc3-02': ['Quick Meeting', 'You invented it. It has now met you.'],
  'kc3-03': ['Soup at the Door', 'You once brought some. It returns in other people’s pots.'],
  'kc3-04': ['As I Said Before', 'You said it before. They have stopped asking.'],
  'kc3-05': ['Desk Chair', 'Twenty years together, and it has shaped you.'],
  'kc3-06': ['Inside Track', 'You taught her the ropes. She throws you one.'],
  'kc3-07': ['Rust', 'You were so good at it that you stopped doing it.'],
  'kc3-08': ['Straight Answer', 'You gave one to somebody else. Now you get one yourself.'],
  'kc3-09': ['The Hunch', 'You listened to the quiet voice. It has more to say.'],
  'kc3-10': ['Borrowed From Petty Cash', 'Petty it was. The floor gave way all the same.'],

  'kc4-01': ['Right of Way', 'You waved through a lifetime of others. Your road is clear.'],
  'kc4-02': ['Where Are My Keys?', 'You have laughed at that question. Today it is yours.'],
  'kc4-03': ['Your Own Company', 'You grew fond of it, and it of you.'],
  'kc4-04': ['In My Day', 'You have begun every sentence so. The room is empty.'],
  'kc4-05': ['One for the Road', 'The road kept count.'],
  'kc4-06': ['The Guest Book', 'Page after page of people who were glad of you.'],
  'kc4-07': ['Ladder, Alone, at Ninety', 'It was a lovely view for a moment.'],
  'kc4-08': ['In Their Shoes', 'You tried to understand somebody. It worked almost too well.'],
  'kc4-09': ['Late Bloomer', 'All those years of hobbies come into flower.'],
  'kc4-10': ['Said It at Last', 'One sentence, and a door opens where you had a wall.'],
}

/** Free Will Cards by their numbers. */
const FREE_WILL = {
  'cosmic-karma.freeWill.1.name': 'Baby Step',
  'cosmic-karma.freeWill.2.name': 'Two Left Feet',
  'cosmic-karma.freeWill.3.name': 'Third Time Lucky',
  'cosmic-karma.freeWill.4.name': 'Four-Leaf Clover',
  'cosmic-karma.freeWill.5.name': 'High Five',
  'cosmic-karma.freeWill.6.name': 'Seven-League Sock',
}

export const spaceWords = messageGroups('cosmic-karma.space', ['name', 'text'], SPACES)

/** A Choice Card says something on each side, a Karma Card on one; Free Will Cards are known by their numbers. */
export const cardWords = {
  ...messageGroups('cosmic-karma.card', ['name', 'a', 'b'], CHOICE),
  ...messageGroups('cosmic-karma.card', ['name', 'text'], KARMA),
  ...FREE_WILL,
}
