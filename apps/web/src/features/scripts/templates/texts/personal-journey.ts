/** 75 to 100 seconds. */
export const personalJourney = `[Number] years ago, I was [who you were then]. If you had told me where I would be today, I would have laughed.

Back then, my days looked like this. I woke up, I [the daily routine], and I told myself that this was enough. It was safe. It was comfortable. And somewhere, quietly, it was not mine.

Then came [the turning point]. I remember exactly where I stood. It was [the place and the moment]. I was afraid, and I wanted everything to go back to the way it was. It did not.

So I started over. At first, everything went wrong. I [the first failure]. I lost [what you lost], and more than once I thought about giving up. But every evening I did one small thing. I [the small habit]. One page, one call, one step.

Slowly, something changed. [The first success] was tiny, and nobody noticed but me. Then came the next one. Somebody believed in me: [name], who said, [what they said]. I still carry those words with me.

Today, I am [who you are now]. Not because I was brave, and not because I had a plan. I am here because I kept going on the days that looked like nothing.

If you are standing where I stood, here is what I wish I had known. You do not have to see the whole road. You only have to take the next step.`
