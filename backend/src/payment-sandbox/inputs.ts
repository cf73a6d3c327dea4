import { z } from 'zod';

export const amount = z.int().min(1).max(1e12);
export const id = z.string().min(1).max(200);
