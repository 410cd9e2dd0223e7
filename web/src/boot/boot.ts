import { layOutFarParts } from './far-parts.ts';
import { showChosenCurrency } from './first-prices.ts';
import { wake } from './wake.ts';

/** The one script inside a page of the server's: all that runs before the app does. */
showChosenCurrency();
layOutFarParts();
wake();
