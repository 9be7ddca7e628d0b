import type { LanguageCode } from './languages.ts'

export type SpeechSample = {
  /** Ordinary words in sentences of ordinary length, which calibrate a voice's pace, most of all the first. */
  measured: [first: string, welcome: string, ...more: string[]]
  /** Short and long sentences, as in a script, for the conformance tests of speech engines. */
  heard: [first: string, ...more: string[]]
}

/** Sentences of every language for voices to read. */
export const speechSamples: Record<LanguageCode, SpeechSample> = {
  en: {
    measured: [
      'We will start with a short story, which shows what can happen when nobody reads the manual.',
      'Welcome, and thank you for joining us today.',
      'In the next few minutes you will see how the new system works, and why it saves time for everybody.',
      'Most people need about an hour to learn it.',
      'If you have a question, please write it down and ask us at the end of the lesson.',
      'Last year, nearly half of our customers chose to pay by card.',
      'Let us look at the first picture.',
    ],
    heard: [
      'Welcome to the spring meeting of our regional offices.',
      'In the next ten minutes we will look at what went well, what did not, and what we intend to change.',
      'Sales grew.',
      'Customers in the north ordered twice as many machines as they did last year.',
      'Why did that happen?',
      'Most of them had read about us in a newspaper, or heard of us from a friend.',
      'Unfortunately, international deliveries still require considerable administrative preparation.',
      'Please send us your questions by the end of the week.',
    ],
  },
  es: {
    measured: [
      'Empezamos con una historia corta, que muestra lo que puede pasar cuando nadie lee el manual.',
      'Bienvenidos, y gracias por estar hoy con nosotros.',
      'En los próximos minutos verán cómo funciona el nuevo sistema y por qué ahorra tiempo a todos.',
      'Miremos la primera imagen.',
    ],
    heard: [
      'Bienvenidos a la reunión de primavera de nuestras oficinas.',
      'Los clientes del norte pidieron el doble de máquinas que el año pasado, porque habían leído sobre nosotros.',
      'Envíennos sus preguntas antes del viernes.',
    ],
  },
  fr: {
    measured: [
      'Nous commençons par une courte histoire, qui montre ce qui arrive quand personne ne lit le manuel.',
      'Bienvenue, et merci d’être avec nous aujourd’hui.',
      'Dans les prochaines minutes, vous verrez comment marche le nouveau système et le temps qu’il fait gagner.',
      'Regardons la première image.',
    ],
    heard: [
      'Bienvenue à la réunion de printemps de nos bureaux.',
      'Les clients du nord ont commandé deux fois plus de machines que l’an dernier, car ils avaient entendu parler de nous.',
      'Envoyez-nous vos questions avant vendredi.',
    ],
  },
  de: {
    measured: [
      'Wir beginnen mit einer kurzen Geschichte, die zeigt, was geschieht, wenn niemand die Anleitung liest.',
      'Willkommen, und danke, dass Sie heute bei uns sind.',
      'In den nächsten Minuten sehen Sie, wie das neue System arbeitet und warum es allen Zeit spart.',
      'Sehen wir uns das erste Bild an.',
    ],
    heard: [
      'Willkommen zum Frühjahrstreffen unserer Büros.',
      'Die Kunden im Norden haben doppelt so viele Maschinen bestellt wie im letzten Jahr, weil sie von uns gelesen hatten.',
      'Schicken Sie uns Ihre Fragen bis Freitag.',
    ],
  },
  'pt-BR': {
    measured: [
      'Começamos com uma história curta, que mostra o que pode acontecer quando ninguém lê o manual.',
      'Sejam bem-vindos, e obrigado por estarem conosco hoje.',
      'Nos próximos minutos vocês verão como o novo sistema funciona e por que ele poupa o tempo de todos.',
      'Vamos olhar a primeira imagem.',
    ],
    heard: [
      'Sejam bem-vindos à reunião de primavera dos nossos escritórios.',
      'Os clientes do norte pediram o dobro de máquinas do ano passado, porque tinham lido sobre nós.',
      'Mandem suas perguntas até sexta-feira.',
    ],
  },
  it: {
    measured: [
      'Cominciamo con una breve storia, che mostra che cosa può succedere quando nessuno legge il manuale.',
      'Benvenuti, e grazie di essere oggi con noi.',
      'Nei prossimi minuti vedrete come funziona il nuovo sistema e perché fa risparmiare tempo a tutti.',
      'Guardiamo la prima immagine.',
    ],
    heard: [
      'Benvenuti alla riunione di primavera dei nostri uffici.',
      'I clienti del nord hanno ordinato il doppio delle macchine dello scorso anno, perché avevano letto di noi.',
      'Mandateci le vostre domande entro venerdì.',
    ],
  },
  ca: {
    measured: [
      'Comencem amb una història curta, que mostra què pot passar quan ningú no llegeix el manual.',
      'Benvinguts, i gràcies per ser avui amb nosaltres.',
      'En els pròxims minuts veureu com funciona el nou sistema i per què estalvia temps a tothom.',
      'Mirem la primera imatge.',
    ],
    heard: [
      'Benvinguts a la reunió de primavera de les nostres oficines.',
      'Els clients del nord van demanar el doble de màquines que l’any passat, perquè havien llegit sobre nosaltres.',
      'Envieu-nos les vostres preguntes abans de divendres.',
    ],
  },
  gl: {
    measured: [
      'Comezamos cunha historia curta, que amosa o que pode pasar cando ninguén le o manual.',
      'Benvidos, e grazas por estar hoxe connosco.',
      'Nos próximos minutos verán como funciona o novo sistema e por que aforra tempo a todos.',
      'Miremos a primeira imaxe.',
    ],
    heard: [
      'Benvidos á reunión de primavera das nosas oficinas.',
      'Os clientes do norte pediron o dobre de máquinas que o ano pasado, porque leran sobre nós.',
      'Envíennos as súas preguntas antes do venres.',
    ],
  },
  vi: {
    measured: [
      'Chúng ta bắt đầu bằng một câu chuyện ngắn, cho thấy điều gì xảy ra khi không ai đọc hướng dẫn.',
      'Xin chào, và cảm ơn các bạn đã đến hôm nay.',
      'Trong vài phút tới, các bạn sẽ thấy hệ thống mới hoạt động ra sao và vì sao nó tiết kiệm thời gian.',
      'Hãy nhìn vào bức ảnh đầu tiên.',
    ],
    heard: [
      'Chào mừng các bạn đến với cuộc họp mùa xuân của văn phòng.',
      'Khách hàng ở miền bắc đã đặt số máy gấp đôi năm ngoái, vì họ đã đọc về chúng tôi.',
      'Hãy gửi câu hỏi trước thứ sáu.',
    ],
  },
  id: {
    measured: [
      'Kita mulai dengan cerita pendek, yang menunjukkan apa yang terjadi bila tidak ada yang membaca petunjuk.',
      'Selamat datang, dan terima kasih sudah hadir hari ini.',
      'Dalam beberapa menit ke depan Anda akan melihat cara kerja sistem baru dan mengapa ia menghemat waktu.',
      'Mari kita lihat gambar pertama.',
    ],
    heard: [
      'Selamat datang di rapat musim semi kantor kami.',
      'Pelanggan di utara memesan mesin dua kali lebih banyak daripada tahun lalu, karena mereka membaca tentang kami.',
      'Kirimkan pertanyaan Anda sebelum hari Jumat.',
    ],
  },
  th: {
    measured: [
      'เราจะเริ่มด้วยเรื่องสั้นเรื่องหนึ่ง ซึ่งแสดงให้เห็นว่าจะเกิดอะไรขึ้นเมื่อไม่มีใครอ่านคู่มือ',
      'ยินดีต้อนรับ และขอบคุณที่มาร่วมกับเราในวันนี้',
      'ในอีกไม่กี่นาที คุณจะเห็นว่าระบบใหม่ทำงานอย่างไร และทำไมจึงช่วยประหยัดเวลา',
      'มาดูภาพแรกกัน',
    ],
    heard: [
      'ยินดีต้อนรับสู่การประชุมของสำนักงานเรา',
      'ลูกค้าทางเหนือสั่งเครื่องจักรมากกว่าปีที่แล้วสองเท่า เพราะพวกเขาได้อ่านเรื่องของเรา',
      'โปรดส่งคำถามก่อนวันศุกร์',
    ],
  },
  ja: {
    measured: [
      'まず短い話から始めます。だれも説明書を読まないと何が起こるかがわかります。',
      'ようこそ、今日はお集まりいただきありがとうございます。',
      'これから数分で、新しい仕組みがどう動き、なぜ皆さんの時間を節約できるのかをお見せします。',
      '最初の写真を見てみましょう。',
    ],
    heard: [
      '春の会議へようこそ。',
      '北のお客様は、私たちの記事を読んで、昨年の二倍の機械を注文してくださいました。',
      '金曜日までに質問をお送りください。',
    ],
  },
  ko: {
    measured: [
      '먼저 짧은 이야기로 시작하겠습니다. 아무도 설명서를 읽지 않으면 무슨 일이 생기는지 보여 줍니다.',
      '환영합니다. 오늘 함께해 주셔서 감사합니다.',
      '앞으로 몇 분 동안 새로운 시스템이 어떻게 움직이고 왜 시간을 아껴 주는지 보시게 됩니다.',
      '첫 번째 그림을 보겠습니다.',
    ],
    heard: [
      '우리 사무실의 봄 회의에 오신 것을 환영합니다.',
      '북쪽의 고객들은 우리에 대한 기사를 읽고 작년보다 두 배나 많은 기계를 주문했습니다.',
      '금요일까지 질문을 보내 주십시오.',
    ],
  },
  'zh-Hans': {
    measured: [
      '我们先讲一个短故事，它说明没有人看说明书的时候会发生什么事情。',
      '欢迎大家，谢谢你们今天来参加。',
      '在接下来的几分钟里，你们会看到新系统怎样工作，为什么能给大家节省时间。',
      '我们来看第一张图片。',
    ],
    heard: [
      '欢迎参加我们办公室的春季会议。',
      '北方的客户今年订购的机器是去年的两倍，因为他们读到了关于我们的文章。',
      '请在星期五以前把问题发给我们。',
    ],
  },
  hi: {
    measured: [
      'हम एक छोटी कहानी से शुरू करते हैं, जो दिखाती है कि जब कोई निर्देश नहीं पढ़ता तो क्या होता है।',
      'आपका स्वागत है, और आज हमारे साथ आने के लिए धन्यवाद।',
      'अगले कुछ मिनटों में आप देखेंगे कि नई प्रणाली कैसे काम करती है और सबका समय कैसे बचाती है।',
      'आइए पहली तस्वीर देखें।',
    ],
    heard: [
      'हमारे कार्यालयों की बैठक में आपका स्वागत है।',
      'उत्तर के ग्राहकों ने पिछले साल से दुगुनी मशीनें मँगाईं, क्योंकि उन्होंने हमारे बारे में पढ़ा था।',
      'कृपया अपने सवाल शुक्रवार तक भेजें।',
    ],
  },
  ar: {
    measured: [
      'نبدأ بقصة قصيرة تبين ما يمكن أن يحدث عندما لا يقرأ أحد دليل الاستعمال.',
      'أهلا وسهلا بكم، وشكرا على حضوركم اليوم.',
      'في الدقائق القادمة سترون كيف يعمل النظام الجديد، ولماذا يوفر الوقت على الجميع.',
      'لننظر إلى الصورة الأولى.',
    ],
    heard: [
      'أهلا بكم في اجتماع الربيع لمكاتبنا.',
      'طلب العملاء في الشمال ضعف عدد الآلات في العام الماضي، لأنهم قرأوا عنا في الجريدة.',
      'أرسلوا أسئلتكم قبل يوم الجمعة.',
    ],
  },
}
