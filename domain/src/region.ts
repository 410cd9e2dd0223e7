/** Where the backend runs. Apart from the calls it answers: a client needs it without their schemas. */
export const FUNCTIONS_REGION = 'me-central1';
