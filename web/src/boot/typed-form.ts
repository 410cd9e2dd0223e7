import { attempt } from '../browser/storage.ts';
import { HYDRATED } from './events.ts';

// The inline script of a page with a form, beside boot.ts: keeps what is typed before hydration over a reload. From
// hydration on, the app keeps a draft.
const TYPED = 'ghar-typed';
const fields = () => document.querySelectorAll<HTMLInputElement>('form [name]');
/** An unchecked box has no value. */
const heldBy = ({ type, checked, value }: HTMLInputElement) =>
  type !== 'checkbox' || checked ? value : '';

const hydrated = new AbortController();
const options = { signal: hydrated.signal };
function keepTyped(): void {
  const typed = [...fields()].map((field) => [field.name, heldBy(field)]);
  attempt(() => sessionStorage.setItem(TYPED, JSON.stringify(Object.fromEntries(typed))));
}
addEventListener('pagehide', keepTyped, options);
document.addEventListener('submit', (event) => event.preventDefault(), options);
document.addEventListener('DOMContentLoaded', () => {
  const kept = attempt(() => sessionStorage.getItem(TYPED)) ?? '{}';
  const before = JSON.parse(kept) as Record<string, string>;
  for (const field of fields()) {
    const typed = before[field.name] ?? heldBy(field);
    if (field.type === 'checkbox') field.checked = typed !== '';
    else field.value = typed;
  }
});
document.addEventListener(HYDRATED, () => {
  hydrated.abort();
  attempt(() => sessionStorage.removeItem(TYPED));
});
