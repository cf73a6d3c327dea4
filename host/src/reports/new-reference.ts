/** A reference that people can quote and developers can find: eight characters, in the console and in the gateway's log. */
export const newReference = (): string => crypto.randomUUID().slice(0, 8);
