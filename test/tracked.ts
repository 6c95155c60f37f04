/**
 * What was reported, as `category/action/label`, in its order. The file that uses it mocks the tracker by
 * `vi.mock` with `mockTracker`, imported inside the factory.
 */
export const tracked: string[] = []

/** The tracker, writing down what would be sent. */
export function mockTracker(original: object) {
  const track = async (...words: (string | undefined)[]) => {
    tracked.push(words.filter((word) => word !== undefined).join('/'))
  }
  return { ...original, useTrack: () => track }
}
