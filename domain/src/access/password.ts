/** The minimum length of a new password (specification, section 9). */
export const PASSWORD_LENGTH = 6;
