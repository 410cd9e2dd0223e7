/** What the server says of its page to the script inside it. */
export const pageNotes = (): DOMStringMap => document.getElementById('root')!.dataset;

/** The scripts that bring the page to life, each after those it needs. */
export const pageScripts = (): string[] => pageNotes()['scripts']!.split(' ');
