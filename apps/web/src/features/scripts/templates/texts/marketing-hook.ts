/** 45 to 60 seconds. */
export const marketingHook = `Stop. How much time did you spend on [the annoying task] this week?

If you are like most [audience], it was [number] hours. That is [number] working days every year, gone, on something nobody thanks you for.

You have tried to fix it. You tried [the usual fix]. You tried working late. Nothing stuck, because the trouble was never you. It was the tool.

Meet [product name]. It [does the main thing] while you get on with the work you are good at. No training, no contracts, no small print.

[Number] people already use it. They save [amount] every single week, and they tell us that they will never go back.

Here is our offer. Try [product name] free for [number] days. If it does not win back your time, you pay nothing.

Go to [website] now, and take back your week.`
