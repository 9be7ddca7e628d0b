/** 90 to 120 seconds. */
export const howToGuide = `In the next two minutes you will learn how to [do the task]. You do not need any experience. All you need is [what is needed], and a little patience.

Before we begin, a word on why this is worth knowing. Most people [the usual way], and then wonder why [the usual trouble]. There is a better way, and once you have seen it you will not go back.

Here is what we will do. We will prepare, we will do the work in three steps, and at the end we will check that everything is right.

Start by getting ready. Put [the things to prepare] in front of you, and make sure that [the condition]. This takes a minute, and it saves you ten later.

Step one. [Describe the first step.] Take your time here, because everything that follows rests on it. You will know it worked when [the sign of success].

Step two. [Describe the second step.] This is where most mistakes happen. If you see [the warning sign], stop, go back to step one, and try again. Nothing is broken.

Step three. [Describe the last step.] Go slowly, and look at the result from every side before you call it done.

Now let us check. You should see [the expected result]. If something looks different, the reason is almost always [the common mistake]. Put it right, and look again.

That is all there is to it. To remember it, think of three words: [word one], [word two] and [word three].

Try it today, while it is still fresh. And if you would like to go further, the next guide shows you how to [the next topic]. See you there.`
