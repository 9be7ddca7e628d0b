import { fullName, type Person } from './people.ts'

/** The name of the form field that holds the chosen person's subject. */
export const personField = 'person'

const initials = ({ givenName, familyName }: Person): string =>
  `${givenName.charAt(0)}${familyName.charAt(0)}`

const choice = (person: Person): string => `
      <li>
        <button name="${personField}" value="${person.subject}">
          <span class="portrait" aria-hidden="true">${initials(person)}</span>
          <span class="who"><b>${fullName(person)}</b><small>${person.email}</small></span>
          <svg class="go" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14m-6-6 6 6-6 6"/></svg>
        </button>
      </li>`

const style = `
  :root {
    color-scheme: light dark;
    --paper: oklch(.982 .006 85); --card: oklch(1 0 0); --ink: oklch(.235 .02 265); --mute: oklch(.53 .018 265);
    --line: oklch(.905 .008 85); --well: oklch(.955 .008 85); --coral: oklch(.645 .2 32); --coral-ink: oklch(.54 .19 32);
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: oklch(.185 .012 265); --card: oklch(.225 .014 265); --ink: oklch(.95 .006 85); --mute: oklch(.7 .014 265);
      --line: oklch(.31 .016 265); --well: oklch(.27 .015 265); --coral: oklch(.7 .18 35); --coral-ink: oklch(.78 .14 38);
    }
  }
  * { box-sizing: border-box; margin: 0 }
  body {
    min-height: 100dvh; display: grid; place-items: center; padding: 24px; background: var(--paper); color: var(--ink);
    font: 400 16px/1.5 'IBM Plex Sans', 'Noto Sans', system-ui, sans-serif;
  }
  main { width: min(420px, 100%) }
  .mark { width: 40px; height: 40px; margin-bottom: 24px }
  .mark rect:first-child { fill: var(--ink) }
  .mark .bar { fill: var(--paper) }
  .mark .loud { fill: var(--coral) }
  h1 { font-size: 32px; line-height: 1.15; letter-spacing: -.02em; font-weight: 700 }
  p { color: var(--mute); margin-top: 8px }
  ul { list-style: none; padding: 0; margin: 28px 0 24px; display: grid; gap: 12px }
  button {
    width: 100%; display: flex; align-items: center; gap: 16px; padding: 16px; text-align: left; cursor: pointer;
    color: inherit; font: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 14px;
    box-shadow: 0 1px 2px oklch(.235 .02 265 / .06); transition: border-color .15s, transform .15s;
  }
  button:hover { border-color: var(--coral); transform: translateY(-1px) }
  button:focus-visible { outline: 2px solid var(--coral-ink); outline-offset: 2px }
  .portrait {
    flex: none; width: 44px; height: 44px; border-radius: 50%; display: grid; place-items: center;
    background: var(--well); font-weight: 600; letter-spacing: .02em;
  }
  .who { flex: 1; display: grid }
  b { font-weight: 600 }
  small { color: var(--mute); font-size: 14px }
  .go { width: 20px; height: 20px; fill: none; stroke: var(--mute); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
  button:hover .go { stroke: var(--coral-ink) }
  footer { color: var(--mute); font-size: 13px; border-top: 1px solid var(--line); padding-top: 16px }
  @media (prefers-reduced-motion: reduce) { button { transition: none } button:hover { transform: none } }`

export const signInPage = (people: readonly Person[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Who are you? · Voxdeck development sign-in</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <svg class="mark" viewBox="0 0 40 40" aria-hidden="true">
        <rect x="2" y="5" width="36" height="30" rx="8"/>
        <rect class="loud" x="11" y="16" width="4" height="8" rx="2"/>
        <rect class="bar" x="18" y="11" width="4" height="18" rx="2"/>
        <rect class="loud" x="25" y="14" width="4" height="12" rx="2"/>
      </svg>
      <h1>Who are you?</h1>
      <p>Choose one of the people who live on this machine. There is no password.</p>
      <form method="post">
        <ul>${people.map(choice).join('')}
        </ul>
      </form>
      <footer>This is the identity provider for development and tests. An installation uses its own.</footer>
    </main>
  </body>
</html>
`
