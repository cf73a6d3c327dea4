// Every query carries what pages through an infinite one: half a kilobyte of the first script for what no page of ours does. Where one is
// made all the same, it fails at once and says why.
module.exports = function onePageQueries() {
  return `
    const leftOut = () => { throw new Error('Infinite queries are left out of this build'); };
    export { leftOut as infiniteQueryBehavior, leftOut as hasNextPage, leftOut as hasPreviousPage };`;
};
