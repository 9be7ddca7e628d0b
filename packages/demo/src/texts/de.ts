import type { SlideTexts } from './slide-texts.ts'

export const german: SlideTexts = [
  'Lange bevor es einen Hafen gab, stand hier ein Schuppen mit vier Türen. Um vier Uhr wurden die Lampen angezündet, und wer als Erster vom nächtlichen Fischfang heimkam, verkaufte als Erster.',
  'Der Stahl kam über das Meer, Träger für Träger. Zehn Jahre später war das Wasser am Kai tief genug für alles, was schwimmt, und niemand fragte mehr den Mond um Erlaubnis.',
  'Die Gezeitentafel nennt das Hochwasser auf die Minute. Wind und Regen haben sie nicht gelesen. Darum schaut jeder Kapitän vor dem Ablegen noch einmal auf den bemalten Pegel.',
  'Kommt bei Nacht ein großes Schiff, fährt ihm ein kleines entgegen. Der Lotse klettert eine Strickleiter hinauf, wünscht einen guten Abend und bringt den Riesen herein.',
  'Um zehn nach neun legt die letzte Fähre am anderen Ufer ab. Sie trägt Fahrräder, müde Köche und einen Chor, und jeden Abend zählt das Licht auf der Mole alle nach Hause.',
]
