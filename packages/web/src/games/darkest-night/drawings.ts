import url from './generated/drawings.svg?url';

async function load(): Promise<void> {
  const text = await (await fetch(url)).text();
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  svg.setAttribute('class', 'dn-drawings');
  svg.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.adoptNode(svg));
}

let asked = false;
/** Signs and portraits: a file of its own, fetched when the game is first opened. */
export function loadDrawings(): void {
  if (asked) return;
  asked = true;
  load().catch(error => {
    // Without pictures the table still tells everything in words and numbers; the next visit tries again.
    asked = false;
    console.error(error);
  });
}
