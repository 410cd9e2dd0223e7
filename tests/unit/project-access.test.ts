import { expect, test } from 'vitest';
import { withoutCredentials } from '../../tools/project-access.ts';

test.each([
  [
    'nobody is signed in',
    'Could not load the default credentials.',
    /no credentials for shop.*default login".*set-quota-project shop"/,
  ],
  [
    'calls are counted for no project',
    'Your application is authenticating by using local Application Default Credentials. The ' +
      'identitytoolkit.googleapis.com API requires a quota project, which is not set by default.',
    /^Google counts calls for a project\. Run ".* set-quota-project shop" first\.$/,
  ],
])('where %s, the command that mends it is named', (_, message, said) => {
  expect(withoutCredentials(new Error(message), 'shop')?.message).toMatch(said);
});

test('other errors speak for themselves', () => {
  expect(withoutCredentials(new Error('PERMISSION_DENIED'), 'shop')).toBeNull();
});
