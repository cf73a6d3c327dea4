/** All `*.stories.tsx` files of the kit, gathered by the build. */
declare module 'virtual:stories' {
  import type { Stories } from './story';

  const all: Readonly<Record<string, Stories>>;
  export default all;
}
