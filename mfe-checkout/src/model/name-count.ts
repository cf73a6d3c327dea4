/** `1 name`, `3 names` */
export const nameCount = (count: number): string => (count === 1 ? '1 name' : `${count} names`);
