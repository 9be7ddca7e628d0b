/** Translations of the test slides' sentences, in the languages whose writing people look at. */
const phrases: Record<string, Record<string, string>> = {
  'The harbour is quiet.': { ar: 'الميناء هادئ.', th: 'ท่าเรือเงียบสงบ' },
  'A ship comes in.': { ar: 'تدخل سفينة.', th: 'เรือลำหนึ่งแล่นเข้ามา' },
  'Before the cranes came, this harbour was a row of wooden piers.': {
    ar: 'قبل أن تأتي الرافعات، كان هذا الميناء صفًا من الأرصفة الخشبية.',
    th: 'ก่อนที่เครนจะมาถึง ท่าเรือแห่งนี้เป็นเพียงสะพานไม้เรียงเป็นแถว',
  },
  'The fish market opened at four in the morning.': {
    ar: 'كان سوق السمك يفتح في الرابعة صباحًا.',
    th: 'ตลาดปลาเปิดตอนตีสี่',
  },
  'Steel changed the shore in ten years.': {
    ar: 'غيّر الفولاذ الشاطئ في عشر سنوات.',
    th: 'เหล็กกล้าเปลี่ยนโฉมชายฝั่งภายในสิบปี',
  },
  'Ships that had waited for the tide could now land at any hour.': {
    ar: 'صارت السفن التي كانت تنتظر المدّ ترسو في أي ساعة.',
    th: 'เรือที่เคยต้องรอน้ำขึ้นเทียบท่าได้ทุกเวลาแล้ว',
  },
  'A tide table looks certain.': { ar: 'يبدو جدول المدّ مؤكدًا.', th: 'ตารางน้ำขึ้นน้ำลงดูแน่นอน' },
  'It is an average of a thousand mornings, and the sea keeps no promises.': {
    ar: 'إنه متوسط ألف صباح، والبحر لا يفي بوعد.',
    th: 'แต่มันเป็นเพียงค่าเฉลี่ยของพันรุ่งเช้า และทะเลไม่เคยรักษาสัญญา',
  },
  'Pilots still climb a rope ladder in the dark.': {
    ar: 'ما زال المرشدون يصعدون سلّمًا من الحبال في الظلام.',
    th: 'นำร่องยังคงปีนบันไดเชือกในความมืด',
  },
  'They bring every large ship through the narrow channel.': {
    ar: 'ويقودون كل سفينة كبيرة عبر القناة الضيقة.',
    th: 'พวกเขาพาเรือใหญ่ทุกลำผ่านร่องน้ำแคบ',
  },
  'Tonight the lights are on again.': { ar: 'الليلة أضيئت الأنوار من جديد.', th: 'คืนนี้ไฟสว่างขึ้นอีกครั้ง' },
  'Somebody is loading oranges, and somebody is singing on the deck.': {
    ar: 'أحدهم يحمّل البرتقال، وأحدهم يغنّي على السطح.',
    th: 'มีคนกำลังขนส้ม และมีคนร้องเพลงอยู่บนดาดฟ้า',
  },
}

/** The translation of every other sentence: one in that language, so that it looks and sounds right. */
const otherwise: Record<string, string> = {
  ar: 'هذه جملة عن الميناء.',
  th: 'ประโยคนี้กล่าวถึงท่าเรือ',
  ja: 'これは港についての文です。',
  ko: '이것은 항구에 관한 문장입니다.',
  'zh-Hans': '这是一句关于港口的话。',
  hi: 'यह बंदरगाह के बारे में एक वाक्य है।',
  vi: 'Đây là một câu về bến cảng.',
  id: 'Ini sebuah kalimat tentang pelabuhan.',
  fr: 'Voici une phrase sur le port.',
  de: 'Dies ist ein Satz über den Hafen.',
  it: 'Questa è una frase sul porto.',
}

export const phrasebook = {
  targets: Object.keys(otherwise),
  translate: (text: string, target: string): string => {
    const sentence = text.trim()
    if (!/\p{L}/u.test(sentence)) return text
    return text.replace(sentence, phrases[sentence]?.[target] ?? otherwise[target] ?? sentence)
  },
}
