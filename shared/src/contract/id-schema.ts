import { z } from 'zod/mini';

/** A schema of an id: a text in the document of the API, and of its own type here, for whoever asks and whoever answers. */
export const idSchema = <Name extends string>() => z.string().brand<Name, 'inout'>();
