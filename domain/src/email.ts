import * as v from 'valibot';

/** An e-mail address as HTML's `input type="email"` takes it, which no browser fills in otherwise. */
export const emailSchema = v.pipe(v.string(), v.rfcEmail());
