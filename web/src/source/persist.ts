/** Asks the browser not to delete what this page stores when space on the device runs short. */
export async function askToPersist() {
  // Browsers offer this only over https and on localhost.
  const storage: StorageManager | undefined = navigator.storage
  if (storage && !(await storage.persisted())) await storage.persist()
}
