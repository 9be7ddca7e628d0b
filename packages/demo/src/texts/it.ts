import type { SlideTexts } from './slide-texts.ts'

export const italian: SlideTexts = [
  'Molto prima che ci fosse un porto, c’era una baracca con quattro porte. Le lampade si accendevano alle quattro, e chi tornava per primo dalla pesca notturna vendeva per primo.',
  'L’acciaio arrivò dal mare, una trave alla volta. Dieci anni dopo, davanti alla banchina c’era fondale per tutto ciò che galleggia, e nessuno chiedeva più il permesso alla luna.',
  'La tavola delle maree dà l’alta marea al minuto. Il vento e la pioggia non l’hanno letta. Così ogni capitano guarda ancora una volta l’asta dipinta prima di mollare gli ormeggi.',
  'Quando una grande nave arriva di notte, una piccola le va incontro. Il pilota sale una scala di corda, dà la buonasera e porta dentro il gigante.',
  'Alle nove e dieci di sera l’ultimo traghetto lascia l’altra sponda. Porta biciclette, cuochi stanchi e un coro, e ogni sera la luce sul molo li conta mentre tornano a casa.',
]
