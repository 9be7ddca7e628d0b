import type { LanguageCode } from '@voxdeck/core/languages/languages'

/** The sample that a voice speaks: a statement, a number and a question, as in scripts. */
export const sampleSentences: Record<LanguageCode, string> = {
  en: 'Hello! Here are three ideas for your next presentation. Shall we begin?',
  es: '¡Hola! Aquí tiene tres ideas para su próxima presentación. ¿Empezamos?',
  fr: 'Bonjour ! Voici trois idées pour votre prochaine présentation. On commence ?',
  de: 'Hallo! Hier sind drei Ideen für Ihre nächste Präsentation. Wollen wir beginnen?',
  'pt-BR': 'Olá! Aqui estão três ideias para a sua próxima apresentação. Vamos começar?',
  it: 'Ciao! Ecco tre idee per la tua prossima presentazione. Cominciamo?',
  ca: 'Hola! Aquí teniu tres idees per a la vostra pròxima presentació. Comencem?',
  gl: 'Ola! Aquí ten tres ideas para a súa próxima presentación. Comezamos?',
  vi: 'Xin chào! Đây là ba ý tưởng cho bài thuyết trình tiếp theo của bạn. Chúng ta bắt đầu nhé?',
  id: 'Halo! Berikut tiga ide untuk presentasi Anda berikutnya. Mari kita mulai?',
  th: 'สวัสดีค่ะ นี่คือสามแนวคิดสำหรับงานนำเสนอครั้งต่อไปของคุณ เริ่มกันเลยไหมคะ',
  ja: 'こんにちは。次のプレゼンテーションのための三つのアイデアをご紹介します。始めましょうか？',
  ko: '안녕하세요! 다음 발표를 위한 세 가지 아이디어를 소개합니다. 시작할까요?',
  'zh-Hans': '您好！这里有三个适合下一次演示的想法。我们开始吧？',
  hi: 'नमस्ते! आपकी अगली प्रस्तुति के लिए यहाँ तीन विचार हैं। क्या हम शुरू करें?',
  ar: 'مرحبًا! إليك ثلاث أفكار لعرضك التقديمي القادم. هل نبدأ؟',
}
