import * as v from 'valibot';

const named = v.pipe(v.string(), v.nonEmpty());
const origin = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^/]+$/, 'not an origin'));

const configSchema = v.object({
  projectId: named,
  apiKey: named,
  appId: named,
  storageBucket: named,
});
const emulatorsSchema = v.object({
  auth: origin,
  firestore: origin,
  functions: origin,
  storage: origin,
});

/** The Firebase SDK's public project configuration. */
export type FirebaseConfig = v.InferOutput<typeof configSchema>;
/** The emulators' origins (`http://127.0.0.1:5001`) by product. */
export type FirebaseEmulators = v.InferOutput<typeof emulatorsSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

function readJson<Schema extends v.GenericSchema>(
  environment: Environment,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const text = environment[name];
  if (!text) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${name} is not JSON: ${text}`, { cause });
  }
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${name} is wrong at "${v.getDotPath(issue) ?? '(root)'}": ${issue.message}`);
}

/**
 * Parses the build's Firebase variables.
 * @throws Error that names the invalid variable.
 */
export function readFirebaseEnvironment(environment: Environment): {
  config: FirebaseConfig;
  /** Null in production. */
  emulators: FirebaseEmulators | null;
  /** The reCAPTCHA Enterprise key; null without App Check, as on the emulators. */
  appCheckSiteKey: string | null;
} {
  const config = readJson(environment, 'VITE_FIREBASE_CONFIG', configSchema);
  if (config === null)
    throw new Error(
      'VITE_FIREBASE_CONFIG is missing: JSON with projectId, apiKey, appId and storageBucket.',
    );
  const emulators = readJson(environment, 'VITE_FIREBASE_EMULATORS', emulatorsSchema);
  const siteKey = environment['VITE_APP_CHECK_SITE_KEY'] || null;
  return { config, emulators, appCheckSiteKey: emulators === null ? siteKey : null };
}
