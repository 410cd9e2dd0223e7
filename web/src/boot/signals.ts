/** How the script inside a page of the server's and the app speak to each other, as events of the document. */

/** To the script inside the page: what the page shows has changed so that only the app can show it. */
export const NEEDED = 'ghar:needed';
/** To the app: come to life. It may be asked more than once. */
export const WAKE = 'ghar:wake';
/** To the first script of the app: nobody is there yet, see to what goes on by itself. It may object. */
export const DOZE = 'ghar:doze';
/** From the app: it answers. */
export const ALIVE = 'ghar:alive';
