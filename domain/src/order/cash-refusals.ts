import * as v from 'valibot';
import { COUNTRY_CODES } from '../contact/country.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A document of `cash_refusals`: the parcels that a phone's customer refused at the door. */
export const cashRefusalsSchema = v.object({
  count,
  /** By country. */
  countries: v.record(v.picklist(COUNTRY_CODES), count),
});
export type CashRefusals = v.InferOutput<typeof cashRefusalsSchema>;
