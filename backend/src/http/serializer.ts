import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import { z } from 'zod';

/**
 * Checks every answer by its schema, which also leaves out what the contract does not name, and writes it as JSON. It parses
 * instead of encoding, as the type provider's own does: the contract has no codecs, and zod compiles only the way of parsing,
 * which makes a long answer twice as fast.
 */
export const answerCompiler: FastifySerializerCompiler<z.core.$ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const result = z.safeParse(schema, data);
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error });
    return JSON.stringify(result.data);
  };
