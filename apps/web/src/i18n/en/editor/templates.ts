export const templates = {
  title: 'Script Templates',
  hint: 'Choose one to begin with, then fill in what stands in brackets.',
  hintSlides_one:
    'Choose one to begin with. You see what your {{count}} slide will say before anything changes.',
  hintSlides_other:
    'Choose one to begin with. You see how it is spread over your {{count}} slides before anything changes.',
  duration: '{{from}}-{{to}} seconds',
  tags: 'Tags',
  read: 'Read the script',
  use: 'Use Template',
  useNamed: 'Use Template: {{title}}',
  applied: { title: 'Template Applied', description: 'Fill in what stands in brackets.' },
  categories: {
    business: 'Business',
    education: 'Education',
    personal: 'Personal',
    marketing: 'Marketing',
  },
  productLaunch: {
    title: 'Product Launch Announcement',
    description: 'The problem, your answer, three reasons and where to get it.',
    tags: 'launch, product, announcement',
  },
  howToGuide: {
    title: 'How-to Tutorial Guide',
    description: 'One task in three steps, with what goes wrong and how to check the result.',
    tags: 'tutorial, steps, learning',
  },
  personalJourney: {
    title: 'Personal Journey Story',
    description: 'Who you were, what changed, and what you would tell somebody who stands there now.',
    tags: 'story, inspiration, personal',
  },
  marketingHook: {
    title: 'Marketing Hook and CTA',
    description: 'A question that stops people, a promise that holds, and one thing to do.',
    tags: 'hook, offer, call to action',
  },
}
