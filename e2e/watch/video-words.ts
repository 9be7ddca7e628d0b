import type { BeepLanguage } from './beeps.ts'

export const chapterTitles = [
  'A harbour wakes up',
  'Steel & tides <the years of change>',
  'What a tide table promises',
  'Pilots in the dark',
  'Somebody is singing',
]

/** Seconds from the start of one caption to the next. */
export const captionSeconds = 4

const said: Record<BeepLanguage, readonly (readonly string[])[]> = {
  en: [
    ['Before the cranes came, this harbour', 'was a row of wooden piers.'],
    ['The fish market opened at four.'],
  ],
  'pt-BR': [
    ['Antes dos guindastes, este porto', 'era uma fileira de cais de madeira.'],
    ['O mercado abria às quatro.'],
  ],
  th: [['ก่อนที่ปั้นจั่นจะมาถึงท่าเรือแห่งนี้', 'มีเพียงสะพานไม้เรียงกันเป็นแถวยาว'], ['ตลาดปลาเปิดตอนตีสี่']],
  ar: [
    ['قبل أن تأتي الرافعات كان هذا الميناء', 'صفًّا من الأرصفة الخشبية (1890).'],
    ['كان سوق السمك يفتح في الرابعة.'],
  ],
}

/** The lines of the caption with this index, counted from the video's start. */
export const captionsAt = (language: BeepLanguage, index: number): string[] => [
  ...(said[language][index % 2] ?? []),
]

/** All texts that a page shows of the video, in any interface language. */
export const videoWords = [...chapterTitles, ...Object.values(said).flat(2), 'Português (Brasil)']
