// Removes the code for infinite queries, half a kilobyte of the first script, as no page uses them. Creating one fails immediately with an
// explanation.
module.exports = function onePageQueries() {
  return `
    const leftOut = () => { throw new Error('Infinite queries are left out of this build'); };
    export { leftOut as infiniteQueryBehavior, leftOut as hasNextPage, leftOut as hasPreviousPage };`;
};
