/** 60 to 90 seconds. */
export const productLaunch = `Today we are launching [product name].

For a long time, [audience] have had to put up with [the problem]. It costs time. It costs money. And it makes good work harder than it should be. We heard this from people every week, and we knew it from our own days.

So we asked a simple question. What if [the better way] took minutes instead of hours?

[Product name] is our answer. It [does the main thing], and it works with the tools you already have. You open it, you choose [the first choice], and it does the rest.

Three things make it different. First, [benefit one]. There is nothing to set up and nothing to learn. Second, [benefit two], so your whole team sees the same picture. And third, [benefit three], even on your busiest day.

People who tried it early tell us the same story. One of them put it like this: [a short quote from a customer].

[Product name] is available from today, and it starts at [price]. Go to [website], try it for yourself, and tell us what you make with it. We cannot wait to see.`
