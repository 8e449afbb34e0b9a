export const id = 528;
export const ids = [528];
export const modules = {

/***/ 528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   appendFailure: () => (/* reexport safe */ _summary_js__WEBPACK_IMPORTED_MODULE_0__.NK)
/* harmony export */ });
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);



/***/ })

};
