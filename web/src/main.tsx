import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createBrowserStoreData } from './store-data/browser-store-data.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<App storeData={createBrowserStoreData()} />);
