/** A script of its own (vite.config.ts) that only runs React's DOM: a phone does that in one turn, and reads the app in the next. */
export { createRoot, hydrateRoot } from 'react-dom/client';
