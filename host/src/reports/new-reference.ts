/** Returns a reference that people can quote and developers can find in the console and in the gateway's log: eight characters. */
export const newReference = (): string => crypto.randomUUID().slice(0, 8);
