import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { compiledSchema } from './compiled-schema';

/** Checks what is sent by its schema, which is compiled once it is needed: most processes see few of all routes. */
export const requestCompiler: FastifySchemaCompiler<$ZodType> = ({ schema, ...route }) => {
  let check: ReturnType<typeof validatorCompiler> | undefined;
  return (data) => (check ??= validatorCompiler({ ...route, schema: compiledSchema(schema) }))(data);
};

/**
 * Validates every answer by its schema, which also removes fields that the contract does not name, and serialises it as JSON. Unlike the
 * type provider's own it parses instead of encoding: the contract has no codecs, and zod compiles only parsing.
 */
export const answerCompiler: FastifySerializerCompiler<$ZodType> = ({ schema, method, url }) => {
  let compiled: $ZodType | undefined;
  return (data) => {
    const result = safeParse((compiled ??= compiledSchema(schema)), data);
    if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error });
    return JSON.stringify(result.data);
  };
};
