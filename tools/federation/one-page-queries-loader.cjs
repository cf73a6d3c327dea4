// Every query carries what pages through an infinite one: half a kilobyte of the first script for what no page of ours does. Without it
// `useInfiniteQuery` fails the build, as it imports more of this module, and the client's own calls fail when they are made.
module.exports = function onePageQueries() {
  return `export function infiniteQueryBehavior() { throw new Error('Infinite queries are left out of this build'); }`;
};
